import { Facts, LogoMark, MapPinIcon, RatingBars, Stars, WalletIcon } from '@firstrung/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Column, Row } from '../support/frames'

export default { title: 'Parts/Figures' } satisfies Meta

const PICTURE =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="navy" d="M0 0h8v8H0z"/><circle cx="4" cy="4" r="2.5" fill="gold"/></svg>'

export const Ratings: StoryObj = {
  render: () => (
    <Column>
      <Stars value={4.2} count={128} size="lg" />
      <Stars value={3.5} count={1} />
      <Stars value={0.3} />
      <Stars value={5} count={12} size="sm" />
      <Stars value={4.2} count={1280} compact />
      <Stars value={null} count={2} />
      <Stars value={null} count={0} />
    </Column>
  ),
}

export const Bars: StoryObj = {
  render: () => (
    <Column>
      <RatingBars
        bars={[
          { label: 'The role', value: 4.4 },
          { label: 'The company', value: 3.9 },
          { label: 'Culture and people, and whatever else a section may be called', value: null },
        ]}
      />
      <RatingBars
        max={60}
        bars={[58, 40, 12, 3, 0].map((value, index) => ({
          label: index === 4 ? '1 star' : `${5 - index} stars`,
          value,
          text: String(value),
          href: `#${5 - index}`,
          current: index === 1,
        }))}
      />
    </Column>
  ),
}

export const FactList: StoryObj = {
  render: () => (
    <Column>
      <Facts
        items={[
          { term: 'Pay', detail: '£24,000 a year', icon: <WalletIcon /> },
          {
            term: 'Place',
            detail: 'Leeds, York and Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
            icon: <MapPinIcon />,
          },
          { term: 'Website', detail: 'halden.example', href: '#site' },
          { term: 'Left out, since it is empty', detail: '' },
        ]}
      />
    </Column>
  ),
}

export const FactColumns: StoryObj = {
  render: () => (
    <Facts
      columns
      items={['Pay', 'Hours', 'Starts', 'Length', 'Places'].map(term => ({ term, detail: `${term} of this job` }))}
    />
  ),
}

export const Logos: StoryObj = {
  render: () => (
    <Row>
      <LogoMark name="Halden Rail" src={PICTURE} size="lg" />
      <LogoMark name="Halden Rail" src={PICTURE} />
      {['Ash', 'Birch', 'Cedar', 'Dogwood', 'the Elm', '東京'].map(name => (
        <LogoMark key={name} name={name} />
      ))}
      <LogoMark name="" size="sm" />
    </Row>
  ),
}
