import type { WidgetProps } from '@firstrung/mount/contract'
import type { contract } from './contract'

interface PhoneTrioPhoneProps extends Pick<WidgetProps<typeof contract>, 'width' | 'height'> {
  clip: WidgetProps<typeof contract>['clips'][number]
  hasControls: boolean
}

/** A phone with a clip over a lazy poster image; the poster of the video itself would load with the page. */
export function PhoneTrioPhone({ clip, width, height, hasControls }: PhoneTrioPhoneProps) {
  return (
    <div className="w-phone-trio__phone">
      <div className="w-phone-trio__screen">
        <img className="w-phone-trio__poster" src={clip.poster} alt="" width={width} height={height} loading="lazy" />
        <video
          className="w-phone-trio__clip"
          aria-label={clip.title}
          width={width}
          height={height}
          poster={hasControls ? undefined : clip.poster}
          controls={hasControls}
          preload="none"
          muted
          loop
          playsInline
          disablePictureInPicture
        >
          <source src={clip.webm} type="video/webm" />
          <source src={clip.mp4} type="video/mp4" />
        </video>
      </div>
    </div>
  )
}
