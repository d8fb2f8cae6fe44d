import { buildStale } from '../scripts/lib/outputs.mjs'
import { widgetFacts } from './facts.mjs'
import { indexWidgetStories } from './indexer.mjs'
import { indexMailStories, mailStories } from './mails.mjs'
import { siteStyles, widgetStories } from './plugins.mjs'
import { signedInPages } from './signed-in.mjs'

// Stories load the built site for Preact.
await buildStale(['site'])

/** @type {import('@storybook/react-vite').StorybookConfig} */
const config = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: [
    '../widgets/core/ui/brand',
    { from: '../templates/pictures', to: '/pictures' },
    { from: '../dist/site', to: '/site' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Stories of widgets and mails come from their examples, those of parts from their exports.
  experimental_indexers: indexers => [indexWidgetStories, indexMailStories, ...(indexers ?? [])],
  viteFinal: vite => ({
    ...vite,
    resolve: { ...vite.resolve, conditions: ['source', 'module', 'browser', 'development|production'] },
    plugins: [...(vite.plugins ?? []), siteStyles(), widgetStories(), widgetFacts(), mailStories(), signedInPages()],
    // Storybook is for the team, so its script may be large.
    build: { ...vite.build, chunkSizeWarningLimit: 3000 },
  }),
}

export default config
