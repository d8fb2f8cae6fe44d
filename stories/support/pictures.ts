const SCENES = ['office', 'lab', 'workshop', 'street', 'harbour', 'library', 'field', 'train'] as const

/**
 * Replaces the `/pictures/` URLs in props by relative URLs of files, so that a built Storybook works on any file
 * server, in any folder, without the host.
 */
export function withPictures<Props extends object>(props: Props): Props {
  const text = JSON.stringify(props).replace(/"\/pictures\/([^"]*)"/g, (_, path: string) => JSON.stringify(urlOf(path)))
  return JSON.parse(text) as Props
}

/** The URL in Storybook of a path below `/pictures/`. */
export function urlOf(path: string): string {
  return /^(?:clips|ladders|brand|logo)\//.test(path)
    ? `./pictures/${path}`
    : `./pictures/scene/${sceneFor(path)}-1.svg`
}

/** Other pictures are scenes; the path decides which one. */
function sceneFor(path: string): string {
  const sum = [...path].reduce((total, char) => total * 31 + (char.codePointAt(0) ?? 0), 7)
  return SCENES[sum % SCENES.length] ?? SCENES[0]
}
