/* global document, Image */
/** The tolerance per channel, out of 255: edges of letters vary from run to run. */
const TOLERANCE = 24

/**
 * Compares two PNG files in a page: `{ pixels, difference }`, the number of differing pixels and a PNG that has them in
 * red over the new picture in grey. Areas in only one of them count as different.
 */
export async function comparePictures(page, { before, after }) {
  const { pixels, png } = await page.evaluate(compareInPage, {
    urls: [before, after].map(buffer => `data:image/png;base64,${buffer.toString('base64')}`),
    tolerance: TOLERANCE,
  })
  return { pixels, difference: Buffer.from(png, 'base64') }
}

/** Runs in the page. */
async function compareInPage({ urls, tolerance }) {
  const images = await Promise.all(
    urls.map(async url => {
      const image = new Image()
      image.src = url
      await image.decode()
      return image
    }),
  )
  const width = Math.max(...images.map(image => image.naturalWidth))
  const height = Math.max(...images.map(image => image.naturalHeight))
  const contextOf = () => Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
  const [old, current] = images.map(image => {
    const context = contextOf()
    context.drawImage(image, 0, 0)
    return context.getImageData(0, 0, width, height).data
  })
  const context = contextOf()
  const shown = context.createImageData(width, height)
  let pixels = 0
  for (let at = 0; at < shown.data.length; at += 4) {
    const differs = [0, 1, 2, 3].some(channel => Math.abs(old[at + channel] - current[at + channel]) > tolerance)
    pixels += differs ? 1 : 0
    const grey = 160 + (current[at] + current[at + 1] + current[at + 2]) / 8
    shown.data.set(differs ? [220, 0, 0, 255] : [grey, grey, grey, 255], at)
  }
  context.putImageData(shown, 0, 0)
  return { pixels, png: context.canvas.toDataURL('image/png').split(',')[1] }
}
