import { drawPicture, type PictureKind, pictureKinds, sceneKinds } from '../../host/drawings'

/**
 * Replaces the `/pictures/` URLs in props by data URLs, and those of recorded clips by relative URLs, so that a built
 * Storybook works on any file server, in any folder, without the host.
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

/** Pictures of a gallery are scenes; the path decides which one. */
function sceneFor(path: string): string {
  const sum = [...path].reduce((total, char) => total * 31 + (char.codePointAt(0) ?? 0), 7)
  return `${sceneKinds[sum % sceneKinds.length]}-halden-rail`
}
