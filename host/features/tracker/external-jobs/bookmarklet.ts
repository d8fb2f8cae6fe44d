/**
 * Opens "Add a job" with the JobPosting data of the page that it runs on; `ORIGIN` is replaced. The page is read in the
 * person's browser, so we never request another site.
 */
const SCRIPT = `
const records = [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(({ textContent }) => {
  try {
    return [JSON.parse(textContent)].flat().flatMap(data => data['@graph'] ?? data)
  } catch {
    return []
  }
})
const job = records.find(data => [data['@type']].flat().includes('JobPosting')) ?? {}
const place = [job.jobLocation].flat()[0]?.address
const fields = {
  url: location.href,
  jobTitle: job.title ?? document.title,
  companyName: job.hiringOrganization?.name ?? job.hiringOrganization,
  location: place?.addressLocality ?? place,
  deadline: job.validThrough,
}
const texts = Object.entries(fields).filter(([, text]) => typeof text === 'string')
const query = new URLSearchParams(texts.map(([name, text]) => [name, text.slice(0, name === 'url' ? 2000 : 150)]))
open('ORIGIN/dashboard/external-jobs/new?' + query)
`

/** Returns the address of a bookmark that adds the advert on the current page to the tracker of this site. */
export const bookmarkletFor = (origin: string): string =>
  `javascript:${encodeURIComponent(`(()=>{${SCRIPT.replace('ORIGIN', () => origin)}})()`)}`
