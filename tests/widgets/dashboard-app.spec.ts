import { contract } from '../../widgets/dashboard/dashboard-app/contract'
import { examples } from '../../widgets/dashboard/dashboard-app/examples'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

// What it does needs the pages of the host: tests/e2e/dashboard.spec.ts.
describeWidget(contract, examples)

test('says nothing while no page is loading', async ({ page }) => {
  await openWidget(page, 'dashboard-app')
  await expect(page.getByRole('status')).toHaveText('')
})
