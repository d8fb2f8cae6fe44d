import { MenuIcon, Overlay, VisuallyHidden } from '@firstrung/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Column } from '../support/frames'

export default { title: 'Parts/Overlay' } satisfies Meta

const button = () => (
  <>
    <MenuIcon />
    <VisuallyHidden>Menu</VisuallyHidden>
  </>
)

/** Fills the screen up to 768 px; opens below its button on wider screens. */
export const Menu: StoryObj = {
  render: () => (
    <Column>
      <Overlay title="Menu" openMs={100} closeMs={301} button={button}>
        <ul>
          <li>
            <a href="#jobs">Jobs</a>
          </li>
          <li>
            <a href="#reviews">Reviews</a>
          </li>
        </ul>
      </Overlay>
    </Column>
  ),
}

export const WithMoreThanFits: StoryObj = {
  render: () => (
    <Column>
      <Overlay title="Menu" openMs={0} closeMs={0} button={button}>
        {Array.from({ length: 40 }, (_, index) => (
          <p key={index}>Line {index + 1} of a menu that scrolls by itself</p>
        ))}
      </Overlay>
    </Column>
  ),
}
