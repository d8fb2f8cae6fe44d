import { drawPicture, type PictureKind, pictureKinds, sceneKinds } from '../../host/drawings'

/**
 * Props with the pictures that the host would serve under `/pictures/`, drawn here and recorded clips taken from beside
 * this page: a built Storybook stands on any file server, in any folder, without a host behind it.
 */
export function withPictures<Props extends object>(props: Props): Props {
  const text = JSON.stringify(props).replace(/"\/pictures\/([^"]*)"/g, (_, path: string) => JSON.stringify(urlOf(path)))
  return JSON.parse(text) as Props
}

function urlOf(path: string): string {
  const [, folder = '', seed = ''] = /^(?:([\w-]+)\/)?([\w-]+)/.exec(path) ?? []
  if (folder === 'clips') {
    return `./pictures/${path}`
  }
  const drawing = isKind(folder) ? drawPicture(folder, seed) : undefined
  return `data:image/svg+xml,${encodeURIComponent(drawing ?? drawPicture('scene', sceneFor(path)) ?? '')}`
}

const isKind = (folder: string): folder is PictureKind => pictureKinds.some(kind => kind === folder)

/** Pictures of a gallery are scenes; which one follows from the address. */
function sceneFor(path: string): string {
  const sum = [...path].reduce((total, char) => total * 31 + (char.codePointAt(0) ?? 0), 7)
  return `${sceneKinds[sum % sceneKinds.length]}-halden-rail`
}
