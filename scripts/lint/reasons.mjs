const DIRECTIVE = /^\s*(es|ox)lint-(disable|enable)/

/** A linter directive without ` -- why` leaves the next reader guessing. */
export const reasons = {
  meta: {
    type: 'problem',
    docs: { description: 'a lint comment says why' },
    messages: { reason: 'Say why on the same line: // eslint-disable-next-line rule -- reason' },
    schema: [],
  },
  create: context => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (DIRECTIVE.test(comment.value) && !/\s--\s+\S/.test(comment.value)) {
          context.report({ loc: comment.loc, messageId: 'reason' })
        }
      }
    },
  }),
}
