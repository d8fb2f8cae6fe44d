import { contract } from '../../widgets/company/gallery-carousel/contract'
import { examples } from '../../widgets/company/gallery-carousel/examples'
import { slidesInView, swiperIsThere } from '../support/slides'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

describeWidget(contract, examples)

test('links open the pictures without JavaScript', async ({ page }) => {
  const plain = await openWidget(page, 'gallery-carousel', 'default', { script: false })
  await plain.page.getByRole('link', { name: 'A long bench with a model railway' }).click()
  await expect(plain.page).toHaveURL(/\/pictures\/gallery\/1\.svg$/)
})

test('shows 1.2 slides, 3 from a width of 500, 10 px apart', async ({ page }) => {
  await openWidget(page, 'gallery-carousel')
  await swiperIsThere(page)
  expect(await slidesInView(page, 499)).toEqual({ perView: 1.2, gap: 10 })
  expect(await slidesInView(page, 500)).toEqual({ perView: 3, gap: 10 })
})

test('each link has the `data-gallery` attribute that a lightbox looks for', async ({ page }) => {
  const { host } = await openWidget(page, 'gallery-carousel')
  const ids = await host.locator('a').evaluateAll(links => links.map(link => link.getAttribute('data-gallery')))
  expect(ids).toEqual(['1', '2', '3', '4', '5'])
})
