export { pictureKinds, sceneKinds, type PictureKind, type SceneKind } from './kinds'
