const SVG = 'http://www.w3.org/2000/svg'
const PLAY = 'M8 5.5v13l10.5-6.5z'

/**
 * The default video player: a large play button, and the browser's controls once the clip plays. It has the part of
 * Plyr's interface that the lightbox uses.
 */
export class ClipPlayer {
  readonly #video: HTMLVideoElement
  readonly #button = document.createElement('button')

  constructor(video: HTMLVideoElement) {
    this.#video = video
    this.#button.type = 'button'
    this.#button.className = 'w-gallery-lightbox__play'
    this.#button.ariaLabel = `Play: ${video.ariaLabel ?? ''}`
    this.#button.append(playIcon())
    this.#button.addEventListener('click', this.#play)
    video.after(this.#button)
    video.controls = false
    video.addEventListener('play', this.#showControls)
    video.addEventListener('ended', this.#showButton)
  }

  destroy(): void {
    this.#button.remove()
    this.#video.removeEventListener('play', this.#showControls)
    this.#video.removeEventListener('ended', this.#showButton)
  }

  readonly #play = () => {
    // If the clip cannot play, the video fires an `error` event, which the lightbox handles.
    this.#video.play().catch(() => undefined)
  }

  readonly #showControls = () => {
    this.#video.controls = true
    this.#button.hidden = true
    this.#video.focus()
  }

  readonly #showButton = () => {
    this.#video.controls = false
    this.#button.hidden = false
  }
}

function playIcon(): SVGSVGElement {
  const icon = document.createElementNS(SVG, 'svg')
  const path = document.createElementNS(SVG, 'path')
  icon.setAttribute('viewBox', '0 0 24 24')
  icon.setAttribute('aria-hidden', 'true')
  icon.setAttribute('class', 'ui-icon')
  path.setAttribute('d', PLAY)
  icon.append(path)
  return icon
}
