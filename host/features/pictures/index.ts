export { drawPicture } from './draw'
export { pictureKinds, sceneKinds, type PictureKind, type SceneKind } from './kinds'
export { routes } from './routes'
