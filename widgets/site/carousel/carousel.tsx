import type { WidgetProps } from '@firstrung/mount/contract'
import { Card, CardTitle, Carousel as SlideRow, CompanyCard, Heading, JobCard, ReviewCard } from '@firstrung/ui'
import type { contract } from './contract'

type CarouselProps = WidgetProps<typeof contract>
type Slide = CarouselProps['slides'][number]
type Tile = Extract<Slide, { kind: 'tile' }>

export function Carousel({ heading, level, slides }: CarouselProps) {
  const slideLevel = level === 2 ? 3 : 4
  return slides.length ? (
    <div className="w-carousel">
      <SlideRow
        label={heading}
        heading={<Heading level={level}>{heading}</Heading>}
        layout="site"
        items={slides}
        keyOf={keyOf}
        render={slide => <SlideCard slide={slide} level={slideLevel} />}
      />
    </div>
  ) : null
}

const keyOf = (slide: Slide) => `${slide.kind} ${slide.kind === 'tile' ? slide.url : slide.card.id}`

function SlideCard({ slide, level }: { slide: Slide; level: 3 | 4 }) {
  switch (slide.kind) {
    case 'company':
      return <CompanyCard company={slide.card} level={level} variant="compact" />
    case 'job':
      return <JobCard job={slide.card} level={level} variant="compact" />
    case 'review':
      return <ReviewCard review={slide.card} level={level} variant="compact" />
    case 'tile':
      return <TileCard tile={slide} level={level} />
  }
}

function TileCard({ tile, level }: { tile: Tile; level: 3 | 4 }) {
  return (
    <Card className="w-carousel__tile">
      {tile.picture ? (
        <img className="w-carousel__picture" {...tile.picture} alt="" loading="lazy" decoding="async" />
      ) : null}
      <CardTitle level={level} url={tile.url}>
        {tile.title}
      </CardTitle>
      {tile.text ? <p className="w-carousel__text">{tile.text}</p> : null}
    </Card>
  )
}
