import type glightbox from 'glightbox'
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import type { GalleryItem } from './contract'
import { type Lightbox, listenToTouch } from './touch'
import { LIGHTBOX_HTML, SLIDE_HTML, trustedTemplate } from './trusted-types'

export type CreateLightbox = typeof glightbox

interface Options {
  label: string
  items: readonly GalleryItem[]
  start: number
  create: CreateLightbox
}

interface State {
  /** The element that the caption is rendered into. */
  footer: HTMLElement | undefined
  index: number
  /** Indexes of items that failed to load. */
  broken: ReadonlySet<number>
  videos: readonly HTMLVideoElement[]
}

/**
 * Opens a lightbox on mount and closes it on unmount. GLightbox moves the slides inside a native dialog, which makes the
 * page behind inert and keeps the focus inside; on close the focus returns to the trigger.
 */
export function useGlightbox({ onClose, ...options }: Options & { onClose: () => void }): State {
  const [state, setState] = useState<State>({
    footer: undefined,
    index: options.start,
    broken: new Set(),
    videos: [],
  })
  const latestOnClose = useRef(onClose)
  useEffect(() => {
    latestOnClose.current = onClose
  })

  useEffect(
    () => openLightbox(options, setState, () => latestOnClose.current()),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- A new array of equal items must not close the open lightbox.
    [],
  )
  return state
}

function openLightbox(
  { label, items, start, create }: Options,
  setState: Dispatch<SetStateAction<State>>,
  onClose: () => void,
): () => void {
  const trigger = document.activeElement
  const videos: HTMLVideoElement[] = []
  const slides = items.map(item => createSlide(item, videos))
  const lightbox = createLightbox(create, slides)
  const unlock = lockPage()
  lightbox.on('open', () => {
    const footer = findDialog()?.querySelector<HTMLElement>('.w-gallery-lightbox__footer') ?? undefined
    setState(old => ({ ...old, footer, videos }))
  })
  lightbox.on('slide_before_change', ({ current }) => {
    videos.forEach(video => video.pause())
    setState(old => ({ ...old, index: current.index }))
  })
  lightbox.on('close', () => {
    unlock()
    focus(trigger)
    onClose()
  })
  // While GLightbox builds the dialog, the page is hidden from screen readers, so no element in it may have the focus.
  blur(trigger)
  lightbox.openAt(start)
  const dialog = findDialog()
  const stop = dialog ? setUpDialog(dialog, lightbox, label) : undefined
  onLoadError(dialog, index => setState(old => ({ ...old, broken: new Set([...old.broken, index]) })))
  return () => {
    stop?.()
    lightbox.close()
  }
}

/** Effects are class names; our style sheet defines their animations. Zooming would set inline styles, which our policy blocks. */
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

function createSlide(item: GalleryItem, videos: HTMLVideoElement[]): object {
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

/** A click outside these elements closes the lightbox, except in the mobile layout, which fills the screen. */
const CONTENT = '.ginner-container,.gbtn,.w-gallery-lightbox__footer'

/** Opens GLightbox's frame as a modal dialog and adds keyboard, mouse and touch control; returns a function that stops touch control. */
function setUpDialog(dialog: HTMLDialogElement, lightbox: Lightbox, label: string): () => void {
  const handleKey = (event: KeyboardEvent) => {
    const isVideo = event.target instanceof HTMLVideoElement
    const step = { ArrowRight: lightbox.nextSlide, ArrowLeft: lightbox.prevSlide }[event.key]
    if (step && !isVideo && lightbox.elements.length > 1) {
      event.preventDefault()
      step.call(lightbox)
    }
  }
  const handleClick = ({ target }: MouseEvent) => {
    const isOutside = target instanceof Element && !target.closest(CONTENT)
    if (isOutside && !lightbox.preventOutsideClick && !document.body.classList.contains('glightbox-mobile')) {
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
  // GLightbox blocks drags past the first and last child of its slider. With comments there, drags can wrap around.
  lightbox.slidesContainer.prepend(document.createComment('start'))
  lightbox.slidesContainer.append(document.createComment('end'))
  return listenToTouch(lightbox, dialog)
}

/**
 * Stops the page from scrolling, without moving it, and returns a function that undoes this. GLightbox's own way inserts
 * a style element, which our policy blocks; it does nothing if there is no scroll bar.
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

function onLoadError(dialog: HTMLElement | null, callback: (index: number) => void): void {
  const handleError = ({ target }: Event) => {
    const slides = [...(dialog?.querySelectorAll('.gslide') ?? [])]
    // Hides GLightbox's loading animation, which would otherwise run until the lightbox closes.
    dialog?.classList.add('w-gallery-lightbox--failed')
    callback(slides.findIndex(slide => target instanceof Node && slide.contains(target)))
  }
  dialog?.addEventListener('error', handleError, true)
}

const findDialog = () => document.querySelector<HTMLDialogElement>('#glightbox-body')

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
