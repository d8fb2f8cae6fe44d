import type { WidgetProps } from '@firstrung/mount/contract'
import { t } from '@firstrung/mount/strings'
import { Carousel, Heading, PlayIcon, VisuallyHidden } from '@firstrung/ui'
import type { contract } from './contract'

type GalleryCarouselProps = WidgetProps<typeof contract>
type Item = GalleryCarouselProps['items'][number]

export function GalleryCarousel({ heading, level, items }: GalleryCarouselProps) {
  return items.length ? (
    <div className="w-gallery-carousel">
      <Carousel
        label={t(heading)}
        heading={<Heading level={level}>{t(heading)}</Heading>}
        layout="gallery"
        items={items}
        keyOf={item => item.id}
        render={item => <Picture item={item} />}
      />
    </div>
  ) : null
}

function Picture({ item }: { item: Item }) {
  const { id, type, src, thumb, width, height, alt, title } = item
  return (
    <figure className="w-gallery-carousel__figure">
      <a className="w-gallery-carousel__link" href={src} data-gallery={id}>
        <img
          className="w-gallery-carousel__picture"
          src={thumb}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
        {type === 'video' ? (
          <span className="w-gallery-carousel__play">
            <PlayIcon />
            <VisuallyHidden>{t(', video')}</VisuallyHidden>
          </span>
        ) : null}
      </a>
      {title ? <figcaption className="w-gallery-carousel__caption">{title}</figcaption> : null}
    </figure>
  )
}
