import * as v from 'valibot'
import type { CallContracts } from './call-contract'
import { itemId } from './fields'

const HiddenItem = v.object({
  type: v.picklist(['jobs', 'companies'], 'Choose jobs or companies'),
  id: itemId('Give the id of the item'),
})

export const hiddenItemCalls = {
  'GET /ajax/user/hidden': {
    answer: v.object({ hidden: v.array(v.object({ ...HiddenItem.entries, title: v.string() })) }),
  },
  'POST /ajax/user/hidden/:type/:id': { params: HiddenItem },
  'DELETE /ajax/user/hidden/:type/:id': { params: HiddenItem },
} satisfies CallContracts
