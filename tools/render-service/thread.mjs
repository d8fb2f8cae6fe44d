import { parentPort, workerData } from 'node:worker_threads'

/** Renders batches in a thread, so that a widget that never returns can be stopped. Posts one message per item. */
const { widgets, renderMarker, withStrings } = await import(workerData.bundle)

parentPort.on('message', ({ id, items }) => {
  for (const [index, item] of items.entries()) {
    parentPort.postMessage({ type: 'item', id, index, ...render(item) })
  }
  parentPort.postMessage({ type: 'end', id })
})
parentPort.postMessage({ type: 'ready', names: Object.keys(widgets) })

function render({ widget, props, key, mount, strings }) {
  try {
    return { html: withStrings(strings, () => renderMarker(widgets[widget], props, { key, mount })) }
  } catch (error) {
    return { error: error.message }
  }
}
