import { contract, type GalleryLightboxProps } from '../widgets/company/gallery-lightbox/contract'
import manual from '../widgets/company/gallery-lightbox/contract.ts?raw'
import { examples } from '../widgets/company/gallery-lightbox/examples'
import { GalleryLightbox } from '../widgets/company/gallery-lightbox/gallery-lightbox'
import { widgetMeta } from './support/widget-stories'

/** The widget renders nothing until a link on the page opens it. */
function WithLinks(props: GalleryLightboxProps) {
  return (
    <>
      <ul>
        {props.items.map(({ id, src, title }) => (
          <li key={id}>
            <a href={src} data-gallery={id}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      <GalleryLightbox {...props} />
    </>
  )
}

export default widgetMeta({ contract, component: WithLinks, examples, manual })
