/* global document, scrollTo, scrollY -- of the page that is recorded */
export const FRAMES_A_SECOND = 12

export class Recorder {
  frames = []
  poster

  constructor(page) {
    this.page = page
  }

  async open(address) {
    await this.page.goto(address)
    await this.#settled()
  }

  /** Shows the page for some seconds; the first call with `isPoster` takes the poster. */
  async look(seconds, isPoster = false) {
    const frame = await this.#shoot()
    this.poster ??= isPoster ? frame : undefined
    const count = Math.round(seconds * FRAMES_A_SECOND)
    this.frames.push(...Array.from({ length: count }, () => frame))
  }

  async scroll(pixels, seconds) {
    const count = Math.round(seconds * FRAMES_A_SECOND)
    const from = await this.page.evaluate(() => scrollY)
    for (let index = 1; index <= count; index++) {
      const share = index / count
      const eased = share * share * (3 - 2 * share)
      await this.page.evaluate(top => scrollTo(0, top), Math.round(from + pixels * eased))
      await this.#keep()
    }
  }

  async type(field, words) {
    await field.focus()
    for (const letter of words) {
      await this.page.keyboard.type(letter)
      await this.#keep()
    }
  }

  async press(target) {
    await target.scrollIntoViewIfNeeded()
    await target.hover()
    await this.#keep()
    await target.click()
    await this.#settled()
    await this.#keep()
  }

  async #settled() {
    await this.page.waitForLoadState('networkidle')
    await this.page.evaluate(() => document.fonts.ready.then(() => undefined))
  }

  async #keep() {
    this.frames.push(await this.#shoot())
  }

  #shoot() {
    return this.page.screenshot({ type: 'png', animations: 'disabled', caret: 'hide' })
  }
}
