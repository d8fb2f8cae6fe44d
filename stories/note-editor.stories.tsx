import { contract } from '../widgets/dashboard/note-editor/contract'
import manual from '../widgets/dashboard/note-editor/contract.ts?raw'
import { examples } from '../widgets/dashboard/note-editor/examples'
import { NoteEditor } from '../widgets/dashboard/note-editor/note-editor'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: NoteEditor, examples, manual })
