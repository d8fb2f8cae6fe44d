import type { WidgetProps } from '@firstrung/mount/contract'
import type { contract } from './contract'

interface PhoneProps extends Pick<WidgetProps<typeof contract>, 'width' | 'height'> {
  clip: WidgetProps<typeof contract>['clips'][number]
  hasControls: boolean
}

/** A phone with its clip over the picture that stands for it; a video alone would load its poster with the page. */
export function PhoneTrioPhone({ clip, width, height, hasControls }: PhoneProps) {
  return (
    <div className="w-phone-trio__phone">
      <div className="w-phone-trio__screen">
        <img className="w-phone-trio__poster" src={clip.poster} alt="" width={width} height={height} loading="lazy" />
        {/* The clips have no sound, and the sentence below says what they show. */}
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
