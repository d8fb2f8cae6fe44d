export { countNotes, insertNote, listAllNotes, listNotes, type NotedJob } from './queries'
export { routes } from './routes'
export { NOTE_BREAK, presentNotes } from './view'
