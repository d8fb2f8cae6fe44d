/**
 * Functions over a limit that are still to be divided, as `file name`. A blank line between entries lets two branches remove
 * neighbours without a merge conflict.
 */
export const PENDING: readonly string[] = [
  'widgets/company/gallery-carousel/examples.ts picture',

  'widgets/company/gallery-lightbox/use-glightbox.ts useGlightbox',

  'widgets/home/career-quiz/career-quiz.tsx CareerQuiz',

  'widgets/home/home-search/home-search.tsx HomeSearch',

  'widgets/home/phone-trio/use-clips.ts useClips',

  'host/db/version.ts watchDataVersion',

  'host/features/accounts/registration-routes.ts registrationRoutes',

  'host/features/accounts/routes.ts routes',

  'host/features/categories/routes.ts routes',

  'host/features/categories/routes.ts router.get() in routes',

  'host/features/companies/filters-view.ts choice',

  'host/features/companies/routes.ts routes',

  'host/features/companies/similar-queries.ts listSimilarJobs',

  'host/features/home/routes.ts router.get() in routes',

  'host/features/jobs/detail-view.ts presentJob',

  'host/features/jobs/queries.ts selectCards',

  'host/features/jobs/queries.ts findJob',

  'host/features/jobs/queries.ts listSimilar',

  'host/features/jobs/routes.ts router.get() in routes',

  'host/features/pages/sitemap-routes.ts sitemapRoutes',

  'host/features/pictures/routes.ts router.get() in routes',

  'host/features/quiz/result-view.ts linksOf',

  'host/features/quiz/routes.ts routes',

  'host/features/redirects/queries.ts insertRedirect',

  'host/features/reviews/routes.ts router.get() in routes',

  'host/features/top-employers/routes.ts routes',

  'host/http/page-cache.ts pageCache',

  'host/http/page-cache.ts anonymous function in pageCache',

  'host/http/render.ts createRenderer',

  'host/import/batch.ts writeSingly',

  'host/import/run.ts readRecord',

  'host/import/run.ts flush',

  'host/import/store/companies.ts findKnown',

  'host/import/store/companies.ts update',

  'host/import/store/companies.ts addAliases',

  'host/import/store/employers.ts makeEmployers',

  'host/import/store/jobs.ts update',

  'host/import/store/reviews.ts update',

  'host/import/values/places.ts scoreOf',

  'host/import/values/salary.ts unitOf',

  'host/seed/demo/companies.ts pictureRow',

  'host/seed/demo/extremes.ts extremeCompanies',

  'host/seed/demo/extremes.ts extremeJobs',

  'host/seed/demo/extremes.ts extremeReviews',

  'host/seed/demo/insert-companies.ts insertCompanies',

  'host/seed/demo/jobs.ts draftJob',

  'host/seed/demo/reviews.ts draftReview',

  'host/seed/demo/reviews.ts reviewRow',

  'host/seed/demo/seed.ts insertCopy',

  'host/seed/demo/texts/families/family.ts family',

  'host/seed/demo/time.ts londonTime',

  'host/seed/demo/top-employers.ts insertList',

  'scripts/build/outputs.mjs packages',

  'scripts/icons.mjs ellipse',

  'scripts/postgres.mjs startPostgres',

  'scripts/test/steps.mjs command',

  'bench/pages/throughput.ts result',

  'bench/support/site.ts startNode',

  'tests/support/host.ts createTestHost',

  'tests/support/import.ts createTestImport',

  'tests/support/open-widget.ts openWidget',

  'tests/support/open-widget.ts pageOf',

  'tests/support/widget-server.ts answer',

  'host/features/accounts/registration-routes.ts submit',

  'host/http/router.ts #add',

  'host/lib/edit-distance.ts nextRow',

  'host/reference/lists/job-types.ts type',

  'host/reference/places/counties.ts county',

  'host/reference/seed-lists.ts addItems',

  'scripts/test/steps.mjs runVitest',

  'tests/support/open-widget.ts renderExample',
]

/** Import cycles that are still to be broken. */
export const PENDING_CYCLES: readonly string[] = [
  'widgets/company/gallery-lightbox/gallery-lightbox-caption.tsx -> widgets/company/gallery-lightbox/gallery-lightbox.tsx -> widgets/company/gallery-lightbox/gallery-lightbox-stage.tsx -> widgets/company/gallery-lightbox/gallery-lightbox-caption.tsx',

  'widgets/company/gallery-lightbox/gallery-lightbox-stage.tsx -> widgets/company/gallery-lightbox/gallery-lightbox.tsx -> widgets/company/gallery-lightbox/gallery-lightbox-stage.tsx',

  'widgets/company/gallery-lightbox/gallery-lightbox.tsx -> widgets/company/gallery-lightbox/use-triggers.ts -> widgets/company/gallery-lightbox/gallery-lightbox.tsx',

  'widgets/company/gallery-lightbox/use-glightbox.ts -> widgets/company/gallery-lightbox/use-touch.ts -> widgets/company/gallery-lightbox/use-glightbox.ts',

  'widgets/company/info-summary/info-summary-more.tsx -> widgets/company/info-summary/info-summary.tsx -> widgets/company/info-summary/info-summary-more.tsx',

  'widgets/company/rating-summary/rating-summary-method.tsx -> widgets/company/rating-summary/rating-summary.tsx -> widgets/company/rating-summary/rating-summary-method.tsx',

  'widgets/core/api/calls/request.ts -> widgets/core/api/calls/transport.ts -> widgets/core/api/calls/request.ts',

  'widgets/core/api/reporting/bugsnag.ts -> widgets/core/api/reporting/start.ts -> widgets/core/api/reporting/bugsnag.ts',

  'widgets/core/mount/island.ts -> widgets/core/mount/registry.ts -> widgets/core/mount/island.ts',

  'widgets/home/phone-dashboard/phone-dashboard-screen.tsx -> widgets/home/phone-dashboard/phone-dashboard.tsx -> widgets/home/phone-dashboard/phone-dashboard-screen.tsx',

  'widgets/home/phone-dashboard/phone-dashboard-types.tsx -> widgets/home/phone-dashboard/phone-dashboard.tsx -> widgets/home/phone-dashboard/phone-dashboard-types.tsx',

  'host/features/jobs/queries.ts -> host/features/jobs/slides.ts -> host/features/jobs/queries.ts',

  'widgets/search/search-app/use-browser-history.ts -> widgets/search/search-app/use-search-history.ts -> widgets/search/search-app/use-browser-history.ts',
]
