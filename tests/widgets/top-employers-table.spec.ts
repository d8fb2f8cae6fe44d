import { contract } from '../../widgets/company/top-employers-table/contract'
import { examples } from '../../widgets/company/top-employers-table/examples'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

describeWidget(contract, examples)

test('opens without JavaScript', async ({ page }) => {
  const plain = await openWidget(page, 'top-employers-table', 'default', { script: false })
  await plain.page.getByText('Who can apply?').click()
  await expect(plain.page.getByText('Students of every year')).toBeVisible()
})
