import { t } from '@firstrung/mount/strings'
import { Badge, Button, Card, CardTitle, LogoMark } from '@firstrung/ui'
import { useRef } from 'react'
import type { SearchAnswer } from './answer'
import { SearchAppPromoted } from './search-app-promoted'
import { saveLink } from './search-app-save-link'

export function SearchAppSide({ answer }: { answer: SearchAnswer }) {
  const { searchBanner } = answer
  return (
    <aside className="w-search-app__side" aria-label={t('For this search')}>
      <div className="w-search-app__offer">
        <h2>{t('Email alerts')}</h2>
        <Button kind="secondary" size="sm" wide {...saveLink(answer)} />
      </div>
      {searchBanner ? <Banner path={answer.queryString.path} banner={searchBanner} /> : null}
    </aside>
  )
}

function Banner({ banner, path }: { banner: NonNullable<SearchAnswer['searchBanner']>; path: string }) {
  const ref = useRef<HTMLDivElement>(null)
  return (
    <div ref={ref} className="w-search-app__banner">
      <div data-item="banner">
        <Card>
          <div className="w-search-app__banner-head">
            <LogoMark name={banner.company} src={banner.logo} size="sm" />
            <Badge tone="promoted">{t('Promoted')}</Badge>
          </div>
          <CardTitle level={2} url={banner.url}>
            {banner.headline}
          </CardTitle>
          <p className="w-search-app__note">{banner.company}</p>
          <span className="ui-text-link">{t('Read more')}</span>
        </Card>
      </div>
      <SearchAppPromoted key={path} list={ref} promotions={{ banner }} />
    </div>
  )
}
