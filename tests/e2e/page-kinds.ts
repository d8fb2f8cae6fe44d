import type { Landmarks } from '../support/landmarks'

/** A kind of page in one of its states. */
export interface PageKind {
  path: (at: Landmarks) => string
  status?: number
  /** The layout shift that is allowed while it is read through, where it is more than usual. */
  shift?: number
  /** It has the template of another kind and other data; a browser visits it in `npm run test:full` only. */
  isState?: boolean
}

const gallery = (path: string) => `${path}/gallery`
const idIn = (path: string) => /\d+/.exec(path)?.[0] ?? ''

/** Every kind of page in each of its states, by what it shows. */
export const PAGE_KINDS: Readonly<Record<string, PageKind>> = {
  'the home page': { path: () => '/' },
  'an employer': { path: at => at.company },
  'an employer with the longest of everything': { path: at => at.longestCompany },
  'an employer with next to nothing': { isState: true, path: at => at.emptiestCompany },
  'an employer with few reviews': { isState: true, path: at => at.companyWithFewReviews },
  'an employer without jobs and reviews': { isState: true, path: at => at.quietCompany },
  "an employer's jobs": { path: at => `${at.company}/jobs` },
  "an employer's jobs, none": { isState: true, path: at => `${at.quietCompany}/jobs` },
  "an employer's reviews": { path: at => `${at.company}/reviews` },
  "an employer's reviews, filtered": { isState: true, path: at => `${at.company}/reviews?stars=2` },
  "an employer's reviews, longest": { path: at => `${at.longestCompany}/reviews` },
  "an employer's reviews, none": { isState: true, path: at => `${at.quietCompany}/reviews` },
  "an employer's reviews, narrowed until nothing fits": {
    isState: true,
    path: at => `${at.quietCompany}/reviews?stars=1`,
  },
  'jobs and reviews at similar employers': { path: at => `${at.company}/related` },
  'nothing like an employer': { isState: true, path: at => `${at.emptiestCompany}/related` },
  'an employer in its own words': { path: at => `${at.company}/about` },
  'pay and applying at an employer': { path: at => `${at.company}/insights` },
  'a gallery': { path: at => gallery(at.companyWithClip) },
  'an open job': { path: at => at.openJob },
  'a job that closes soon': { isState: true, path: at => at.closingJob },
  'a job that opens later': { path: at => at.openingJob },
  'a closed job': { path: at => at.closedJob },
  'a job that is gone': { path: at => at.goneJob, status: 410 },
  'the longest job': { path: at => at.longestJob },
  'the emptiest job': { isState: true, path: at => at.emptiestJob },
  'a review': { path: at => at.review },
  'an aged review': { isState: true, path: at => at.agedReview },
  'the longest review': { path: at => at.longestReview },
  'the emptiest review': { isState: true, path: at => at.emptiestReview },
  'top employers': { path: () => '/top-employers' },
  'top employers, the shortest list': { isState: true, path: at => at.shortTopList },
  'the first question of the quiz': { path: () => '/career-quiz' },
  'a question of the quiz, answered before': { isState: true, path: () => '/career-quiz?answers=bbfbfdba&question=7' },
  'a result of the quiz, with jobs by pay': { path: () => '/career-quiz/result/bcaefcca' },
  'a result of the quiz, with employers by score': { isState: true, path: () => '/career-quiz/result/eeeeeaad' },
  'a result of the quiz that nobody can have': {
    isState: true,
    path: () => '/career-quiz/result/zzzzzzzz',
    status: 404,
  },
  faqs: { path: () => '/faqs' },
  'what Firstrung is': { path: () => '/about' },
  'the review guidelines': { isState: true, path: () => '/review-guidelines' },
  'how ratings work': { path: () => '/how-ratings-work' },
  'the privacy notice': { isState: true, path: () => '/privacy' },
  'the terms of use': { isState: true, path: () => '/terms' },
  'the accessibility statement': { path: () => '/accessibility' },
  'the status of the site': { path: () => '/status' },
  'the page without a connection': { path: () => '/offline' },
  'all jobs': { path: () => '/search-jobs' },
  'jobs of one type': { isState: true, path: () => '/search-jobs/type-placement' },
  'jobs of many choices': {
    path: () =>
      '/search-jobs/type-internship_placement/role-computing-data_engineering/for-computing/in-greater-london',
  },
  'reviews of an industry': { isState: true, path: () => '/search-reviews/industry-technology' },
  'a search for jobs': { isState: true, path: () => '/search-jobs?search=engineer&place=Leeds' },
  'a search without results': { path: () => '/search-jobs?search=zyzzyva&place=Ultima%20Thule' },
  'all reviews, page 2': { path: () => '/search-reviews?page=2' },
  'all employers': { path: () => '/search-companies' },
  'all categories': { path: () => '/categories' },
  'a kind of start': { path: () => '/categories/placements' },
  'a kind of work': { isState: true, path: () => '/categories/marketing-media-design-jobs' },
  'what employers do': { isState: true, path: () => '/categories/accounting-and-professional-services-employers' },
  'insights by role': { path: () => '/insights', shift: 0.05 },
  'insights of a role': { path: () => '/insights/software-engineering' },
  'employers to compare': { path: () => '/compare' },
  'three employers compared': { path: () => '/compare?employers=halden-rail,heron-telecom,beacon-mutual' },
  'jobs by place': { path: () => '/search-jobs-location' },
  'reviews by place': { isState: true, path: () => '/search-reviews-location' },
  'employers by place': { isState: true, path: () => '/search-companies-location' },
  'hot jobs': { path: () => '/hot-jobs' },
  cookies: { path: () => '/cookies' },
  'a choice about cookies, just made': { isState: true, path: () => '/cookies?saved=refused' },
  'the log-in form': { path: () => '/login' },
  'the log-in form, with the longest job to save': {
    isState: true,
    path: at => `/login?save=jobs-${idIn(at.longestJob)}`,
  },
  'the registration form': { isState: true, path: () => '/register' },
  'the registration form, with the longest job to save': { path: at => `/register?save=jobs-${idIn(at.longestJob)}` },
  'a link to confirm an address that no longer works': { path: () => `/verify-email/${'x'.repeat(43)}`, status: 410 },
  'the contact form': { path: () => '/contact' },
  'a message that was sent': { path: () => '/contact/sent' },
  'a report about the longest job': { path: at => `/report/job/${idIn(at.longestJob)}` },
  'a report about a review': { isState: true, path: at => `/report/review/${idIn(at.review)}` },
  'a report that was sent': { isState: true, path: at => `/report/job/${idIn(at.openJob)}/sent` },
  'a page that does not exist': { path: () => '/no-such-page', status: 404 },
  'an address that makes no sense': { isState: true, path: () => '/companies/%E0%A4%A', status: 404 },
}

const isFull = !!process.env.FULL_TESTS

/** The kinds that a browser visits in this run, and those that only a request does. */
export const VISITED = Object.entries(PAGE_KINDS).filter(([, { isState }]) => isFull || !isState)
export const REQUESTED = Object.entries(PAGE_KINDS).filter(([, { isState }]) => !isFull && isState)
