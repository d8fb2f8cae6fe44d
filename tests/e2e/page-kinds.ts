import type { Landmarks } from '../support/landmarks'

/** Every kind of page in each of its states, by what it shows. */
export interface PageKind {
  path: (at: Landmarks) => string
  status?: number
}

const gallery = (path: string) => `${path}/gallery`

export const PAGE_KINDS: Readonly<Record<string, PageKind>> = {
  'the home page': { path: () => '/' },
  'an employer': { path: at => at.company },
  'an employer with the longest of everything': { path: at => at.longestCompany },
  'an employer with next to nothing': { path: at => at.emptiestCompany },
  'an employer with few reviews': { path: at => at.companyWithFewReviews },
  'an employer without jobs and reviews': { path: at => at.quietCompany },
  "an employer's jobs": { path: at => `${at.company}/jobs` },
  "an employer's jobs, none": { path: at => `${at.quietCompany}/jobs` },
  "an employer's reviews": { path: at => `${at.company}/reviews` },
  "an employer's reviews, filtered": { path: at => `${at.company}/reviews?stars=2` },
  "an employer's reviews, longest": { path: at => `${at.longestCompany}/reviews` },
  "an employer's reviews, none": { path: at => `${at.quietCompany}/reviews` },
  "an employer's reviews, narrowed until nothing fits": { path: at => `${at.quietCompany}/reviews?stars=1` },
  'jobs and reviews like those of an employer': { path: at => `${at.company}/related` },
  'nothing like an employer': { path: at => `${at.emptiestCompany}/related` },
  'a gallery': { path: at => gallery(at.companyWithClip) },
  'an open job': { path: at => at.openJob },
  'a job that closes soon': { path: at => at.closingJob },
  'a job that opens later': { path: at => at.openingJob },
  'a closed job': { path: at => at.closedJob },
  'a job that is gone': { path: at => at.goneJob, status: 410 },
  'the longest job': { path: at => at.longestJob },
  'the emptiest job': { path: at => at.emptiestJob },
  'a review': { path: at => at.review },
  'an aged review': { path: at => at.agedReview },
  'the longest review': { path: at => at.longestReview },
  'the emptiest review': { path: at => at.emptiestReview },
  'top employers': { path: () => '/top-employers' },
  'top employers, the shortest list': { path: at => at.shortTopList },
  'questions and answers': { path: () => '/faqs' },
  'all jobs': { path: () => '/search-jobs' },
  'jobs of one type': { path: () => '/search-jobs/type-placement' },
  'jobs of many choices': {
    path: () =>
      '/search-jobs/type-internship_placement/role-computing-data_engineering/for-computing/in-greater-london',
  },
  'reviews of an industry': { path: () => '/search-reviews/industry-technology' },
  'a search for jobs': { path: () => '/search-jobs?search=engineer&place=Leeds' },
  'a search without results': { path: () => '/search-jobs?search=zyzzyva&place=Ultima%20Thule' },
  'all reviews, page 2': { path: () => '/search-reviews?page=2' },
  'all employers': { path: () => '/search-companies' },
  'all categories': { path: () => '/categories' },
  'a kind of start': { path: () => '/categories/placements' },
  'a kind of work': { path: () => '/categories/marketing-media-design-jobs' },
  'what employers do': { path: () => '/categories/accounting-and-professional-services-employers' },
  'hot jobs': { path: () => '/hot-jobs' },
  'the log-in form': { path: () => '/login' },
  'a page that does not exist': { path: () => '/no-such-page', status: 404 },
  'a picture gallery that does not exist': { path: at => gallery(at.quietCompany), status: 404 },
  'an address that makes no sense': { path: () => '/companies/%E0%A4%A', status: 404 },
}
