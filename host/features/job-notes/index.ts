export { countNotes, insertNote, listNotes, type NotedJob } from './queries'
export { routes } from './routes'
export { presentNotes } from './view'
