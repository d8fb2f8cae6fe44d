/** Edges of a graph of names: what each name depends on. */
export type Graph = ReadonlyMap<string, readonly string[]>

/** Returns the shortest cycle through each name, as `a -> b -> a`; every cycle appears once, from its first name. */
export function cyclesOf(graph: Graph): string[] {
  const pruned = prune(graph)
  return [...pruned.keys()].flatMap(start => {
    const path = shortestCycle(pruned, start)
    return path && path.every(name => name >= start) ? [[...path, start].join(' -> ')] : []
  })
}

/** Removes names without dependencies until every name left leads to a cycle: the search then has little to do. */
function prune(graph: Graph): Graph {
  const left = new Map([...graph].filter(([, targets]) => targets.some(target => graph.has(target))))
  return left.size === graph.size ? graph : prune(left)
}

function shortestCycle(graph: Graph, start: string): string[] | undefined {
  const queue = [[start]]
  const seen = new Set<string>()
  for (let path = queue.shift(); path; path = queue.shift()) {
    for (const next of graph.get(path[path.length - 1] ?? '') ?? []) {
      if (next === start) {
        return path
      }
      if (!seen.has(next)) {
        seen.add(next)
        queue.push([...path, next])
      }
    }
  }
  return undefined
}
