import type { Meta, StoryObj } from '@storybook/react-vite'
import { pages } from 'virtual:signed-in-pages'
import { contract } from '../../widgets/dashboard/dashboard-app/contract'
import { DashboardApp } from '../../widgets/dashboard/dashboard-app/dashboard-app'
import { Island } from '../support/island'
import { ensureLibrary, type Library } from '../support/library'
import { asScenery } from '../support/scenery'

/** The pages of the signed-in half with the demo's data, around the widget that moves between them. */
export default { title: 'Patterns/Dashboard views', parameters: { layout: 'fullscreen' } } satisfies Meta

const view = (name: string): StoryObj => ({
  name,
  render: (_, { globals }) =>
    ensureLibrary(globals.library as Library, globals) ? (
      <Island
        contract={contract}
        component={DashboardApp}
        props={{}}
        surroundings={marker => `<main class="l-main">${marker}${asScenery(pages[name] ?? '')}</main>`}
        library={globals.library as Library}
        hasScript={globals.script === 'on'}
      />
    ) : (
      <></>
    ),
})

export const Hub = view('hub')
export const TrackerList = view('tracker, list')
export const TrackerJob = view('tracker, one job')
export const TrackerBoard = view('tracker, board')
export const AddJob = view('add a job')
export const ImportApplications = view('import applications')
export const SavedItems = view('saved items')
export const OwnReviews = view('own reviews')
export const Account = view('account')
