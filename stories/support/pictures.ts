const GROUNDS = ['#e8f1ff', '#fff4d6', '#e6f7ee', '#fdebf3', '#efeaff']

/**
 * Props with a plain drawing for each picture that the host would serve under `/pictures/`: a built Storybook stands on
 * any file server, without a host behind it.
 */
export function withPictures<Props extends object>(props: Props): Props {
  const text = JSON.stringify(props).replace(/"\/pictures\/[^"]*"/g, url => JSON.stringify(drawingOf(url)))
  return JSON.parse(text) as Props
}

/** Hills and a sun; which ground they stand on follows from the address. */
function drawingOf(url: string): string {
  const ground = GROUNDS[[...url].reduce((sum, char) => sum + char.charCodeAt(0), 0) % GROUNDS.length]
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9" width="1600" height="900">',
    `<path fill="${ground}" d="M0 0h16v9H0z"/>`,
    '<circle cx="11.5" cy="3" r="1.2" fill="#ff7a3d"/>',
    '<path fill="#2347e8" d="m0 9 5-5 3.5 3.5L11 5l5 4z"/></svg>',
  ]
  return `data:image/svg+xml,${encodeURIComponent(svg.join(''))}`
}
