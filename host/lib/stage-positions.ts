/** A position in a form of several stages. Users may return to any stage up to `reached`, the furthest so far. */
export interface Position<Stage extends string> {
  stage: Stage
  reached: Stage
}

export interface StoredPosition {
  machine_version: number
  snapshot: { value: string; context: { reached: string } }
}

/** `version` is stored with each position. Increase it when stages change, and let `restore` read older snapshots. */
export function createPositions<Stage extends string>(
  stages: readonly Stage[],
  { first, version }: { first: Stage; version: number },
) {
  const orderOf = (stage: Stage) => stages.indexOf(stage)
  const isStage = (name: string): name is Stage => (stages as readonly string[]).includes(name)
  const initial: Position<Stage> = { stage: first, reached: first }
  const move = ({ reached }: { reached: Stage }, stage: Stage): Position<Stage> => ({
    stage,
    reached: orderOf(stage) > orderOf(reached) ? stage : reached,
  })
  return {
    initial,
    move,
    isReached: ({ reached }: Position<Stage>, stage: Stage): boolean => orderOf(stage) <= orderOf(reached),

    store: ({ stage, reached }: Position<Stage>): StoredPosition => ({
      machine_version: version,
      snapshot: { value: stage, context: { reached } },
    }),

    /** Unknown stages of another version are dropped. Answers are stored elsewhere, so none is lost. */
    restore: (stored: StoredPosition | undefined): Position<Stage> => {
      const { value = '', context } = stored?.snapshot ?? {}
      if (!isStage(value)) {
        return initial
      }
      const reached = context?.reached ?? ''
      return move({ reached: isStage(reached) ? reached : value }, value)
    },
  }
}
