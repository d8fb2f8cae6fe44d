import { Breadcrumb, Pagination, Steps, Tabs } from '@firstrung/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../support/frames'

export default { title: 'Parts/Navigation' } satisfies Meta

export const TabRow: StoryObj = {
  render: () => (
    <Tabs
      label="More about Halden Rail"
      items={[
        { text: 'Overview', href: '#overview', current: true },
        { text: 'Jobs', href: '#jobs', count: 12 },
        { text: 'Reviews', href: '#reviews', count: 1284 },
        { text: 'Gallery', href: '#gallery' },
      ]}
    />
  ),
}

export const Breadcrumbs: StoryObj = {
  render: () => (
    <Breadcrumb
      items={[
        { text: 'Employers', href: '#employers' },
        { text: 'Halden Rail', href: '#halden-rail' },
        { text: 'I was trusted with real work from the second week' },
      ]}
    />
  ),
}

export const Pages: StoryObj = {
  render: () => (
    <Stack>
      <Pagination page={1} pages={3} href="?page={page}" label="Three pages" />
      <Pagination page={21} pages={42} href="?page={page}" label="The middle of many" />
      <Pagination page={1284} pages={1284} href="?page={page}" label="The last of very many" />
    </Stack>
  ),
}

export const StepsOfAForm: StoryObj = {
  render: () => (
    <Steps
      label="Steps of signing up"
      steps={['About you', 'Education', 'Contact preferences', 'Job preferences'].map((title, index) => ({
        ...{ name: title, title, reached: index < 3 },
        ...{ done: index < 2, current: index === 2 },
      }))}
      hrefOf={name => `#${name}`}
      onOpen={() => undefined}
    />
  ),
}
