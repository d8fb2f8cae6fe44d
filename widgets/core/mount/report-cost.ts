import { reportCost } from './cost'

/** A script for pages without a build: `<script type="module" src="report-cost.js" data-firstrung-cost="/collect">`. */
const url = document.querySelector<HTMLElement>('script[data-firstrung-cost]')?.dataset.firstrungCost
if (url) {
  reportCost(costs => void navigator.sendBeacon(url, JSON.stringify(costs)))
}
