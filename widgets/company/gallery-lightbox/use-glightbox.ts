import type glightbox from 'glightbox'
import { useEffect, useRef, useState } from 'react'
import type { GalleryItem } from './gallery-lightbox'
import { listenToTouch, type Touch } from './use-touch'
import { LIGHTBOX_HTML, SLIDE_HTML, trustedTemplate } from './use-trusted-types'

/** What we use of GLightbox; its own types leave out the touch object and the slider. */
export interface Lightbox {
  index: number
  /** True for a moment after a drag, whose end is no click. */
  preventOutsideClick?: boolean
  elements: unknown[]
  events: { touch?: Touch } | null
  slidesContainer: HTMLElement
  openAt: (index: number) => void
  close: () => void
  nextSlide: () => void
  prevSlide: () => void
  on: (event: string, callback: (data: { current: { index: number } }) => void) => void
}

export type CreateLightbox = typeof glightbox

interface Input {
  label: string
  items: readonly GalleryItem[]
  start: number
  create: CreateLightbox
  onClose: () => void
}

interface State {
  /** Where the caption goes. */
  foot: HTMLElement | undefined
  index: number
  /** Items that did not load. */
  broken: ReadonlySet<number>
  videos: readonly HTMLVideoElement[]
}

/**
 * The life of one open lightbox. GLightbox moves the slides; the frame is a native dialog, so that the page behind is
 * inert and the focus stays inside, and the focus goes back to the trigger in the end.
 */
export function useGlightbox({ label, items, start, create, onClose }: Input): State {
  const [state, setState] = useState<State>({ foot: undefined, index: start, broken: new Set(), videos: [] })
  const closed = useRef(onClose)
  useEffect(() => {
    closed.current = onClose
  })

  useEffect(() => {
    const trigger = document.activeElement
    const videos: HTMLVideoElement[] = []
    const lightbox = createLightbox(
      create,
      items.map(item => slideOf(item, videos)),
    )
    const unlock = lockPage()
    lightbox.on('open', () => {
      const foot = dialogOf()?.querySelector<HTMLElement>('.w-gallery-lightbox__foot') ?? undefined
      setState(now => ({ ...now, foot, videos }))
    })
    lightbox.on('slide_before_change', ({ current }) => {
      videos.forEach(video => video.pause())
      setState(now => ({ ...now, index: current.index }))
    })
    lightbox.on('close', () => {
      unlock()
      focus(trigger)
      closed.current()
    })
    // The page is hidden from screen readers while the dialog is built: nothing in it may hold the focus then.
    blur(trigger)
    lightbox.openAt(start)
    const dialog = dialogOf()
    const handleError = ({ target }: Event) => {
      const failed = slideIndexOf(dialog, target)
      hideLoader(dialog)
      setState(now => ({ ...now, broken: new Set([...now.broken, failed]) }))
    }
    dialog?.addEventListener('error', handleError, true)
    const stop = dialog ? prepare(dialog, lightbox, label) : undefined
    return () => {
      stop?.()
      lightbox.close()
    }
    // An open lightbox keeps the items that it opened with.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above; a new array of equal items must not close it.
  }, [])

  return state
}

/** Effects are classes whose animations stand in our style sheet. Styles as text, which zooming would set, are barred by our policy. */
function createLightbox(create: CreateLightbox, elements: object[]): Lightbox {
  const options = {
    elements,
    lightboxHTML: trustedTemplate(LIGHTBOX_HTML),
    slideHTML: trustedTemplate(SLIDE_HTML),
    loop: true,
    zoomable: false,
    draggable: elements.length > 1,
    dragToleranceX: 40,
    dragToleranceY: 65,
    touchNavigation: true,
    keyboardNavigation: false,
    closeOnOutsideClick: false,
    autoplayVideos: false,
    openEffect: 'fade',
    closeEffect: 'none',
    slideEffect: 'slide',
  }
  return create(options as never) as unknown as Lightbox
}

function slideOf(item: GalleryItem, videos: HTMLVideoElement[]): object {
  if (item.type === 'image') {
    return { type: 'image', href: item.src, alt: item.alt }
  }
  const video = document.createElement('video')
  Object.assign(video, { src: item.src, controls: true, playsInline: true, preload: 'metadata', ariaLabel: item.alt })
  video.poster = item.poster ?? ''
  video.width = item.width
  video.height = item.height
  videos.push(video)
  return { type: 'inline', content: video, width: 'auto', height: 'auto', draggable: false }
}

/** A click anywhere else, on screens that have an elsewhere, closes the lightbox. */
const INSIDE = '.ginner-container,.gbtn,.w-gallery-lightbox__foot'

/** Makes GLightbox's frame a modal dialog with keys of its own. Returns how to take that back. */
function prepare(dialog: HTMLDialogElement, lightbox: Lightbox, label: string): () => void {
  const handleKey = (event: KeyboardEvent) => {
    const isVideo = event.target instanceof HTMLVideoElement
    const step = { ArrowRight: lightbox.nextSlide, ArrowLeft: lightbox.prevSlide }[event.key]
    if (step && !isVideo && lightbox.elements.length > 1) {
      event.preventDefault()
      step.call(lightbox)
    }
  }
  const handleClick = ({ target }: MouseEvent) => {
    const beside = target instanceof Element && !target.closest(INSIDE)
    if (beside && !lightbox.preventOutsideClick && !document.body.classList.contains('glightbox-mobile')) {
      lightbox.close()
    }
  }
  dialog.setAttribute('aria-label', label)
  dialog.classList.toggle('w-gallery-lightbox--single', lightbox.elements.length === 1)
  dialog.addEventListener('keydown', handleKey)
  dialog.addEventListener('click', handleClick)
  dialog.addEventListener('cancel', event => {
    event.preventDefault()
    lightbox.close()
  })
  dialog.showModal()
  // GLightbox stops drags at the first and last child of the slider; behind a comment there is always one more slide.
  lightbox.slidesContainer.prepend(document.createComment('start'))
  lightbox.slidesContainer.append(document.createComment('end'))
  return listenToTouch(lightbox, dialog)
}

/**
 * Keeps the page from scrolling, and in its place. GLightbox would do so with a style element of its own, which our
 * policy refuses; without a scroll bar it does nothing.
 */
function lockPage(): () => void {
  const { documentElement: root, body } = document
  const bar = innerWidth - root.clientWidth
  root.style.overflow = 'hidden'
  body.style.paddingInlineEnd = bar > 0 ? `${bar}px` : ''
  return () => {
    root.style.overflow = ''
    body.style.paddingInlineEnd = ''
  }
}

/** GLightbox waits for a picture that does not come as long as the lightbox is open. */
function hideLoader(dialog: HTMLElement | null): void {
  dialog?.classList.add('w-gallery-lightbox--failed')
}

function slideIndexOf(dialog: HTMLElement | null, target: EventTarget | null): number {
  const slides = [...(dialog?.querySelectorAll('.gslide') ?? [])]
  return slides.findIndex(slide => target instanceof Node && slide.contains(target))
}

const dialogOf = () => document.querySelector<HTMLDialogElement>('#glightbox-body')

function blur(element: Element | null): void {
  if (element instanceof HTMLElement) {
    element.blur()
  }
}

function focus(element: Element | null): void {
  if (element instanceof HTMLElement && element.isConnected) {
    element.focus()
  }
}
