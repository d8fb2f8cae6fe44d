const main = page => page.getByRole('main')

/** The content of each clip, five to seven seconds long. */
export const SCENES = {
  async find(recorder) {
    const { page } = recorder
    await recorder.open('/')
    await recorder.look(0.6)
    await recorder.type(main(page).getByLabel('What', { exact: true }), 'software')
    await recorder.look(0.4)
    await recorder.press(page.getByRole('option').first())
    await recorder.look(0.8)
    await recorder.scroll(760, 2.2)
    await recorder.look(0.8, true)
  },

  async check(recorder) {
    const { page } = recorder
    await recorder.open('/search-companies')
    await main(page).getByRole('heading', { level: 2 }).first().getByRole('link').click()
    await page.waitForURL('**/companies/*')
    await recorder.look(1.2, true)
    await recorder.press(page.getByRole('navigation', { name: /^More about/ }).getByRole('link', { name: /^Reviews/ }))
    await recorder.look(0.4)
    await recorder.scroll(820, 2.6)
    await recorder.look(0.8)
  },

  async choose(recorder) {
    const { page } = recorder
    await recorder.open('/career-quiz')
    await recorder.look(0.8, true)
    for (const answer of [3, 1, 3, 0, 3, 2, 1, 1]) {
      await recorder.press(main(page).locator('button[name="answers"]').nth(answer))
      await recorder.look(0.2)
    }
    await recorder.look(0.6)
    await recorder.scroll(700, 1.8)
    await recorder.look(0.6)
  },
}
