/** Rows of an embed scroll natively: Swiper would cost more than everything else. */
export function attachSwiper(_: HTMLElement | null, onReady: (swiper: undefined) => void): () => void {
  onReady(undefined)
  return () => undefined
}
