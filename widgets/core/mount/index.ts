import type { WidgetContract, WidgetProps } from './contract'
import type { LoadedWidget, Registration, WidgetComponent } from './island'
import { runtime } from './runtime'
import { VERSION } from './version'

export type { MountStrategy, WidgetContract, WidgetProps } from './contract'
export type { Failure, FailurePhase } from './island'
export type { LoadedWidget, Registration, WidgetComponent } from './island'
export { mount, scan, unmount, update } from './controls'
export { onError } from './errors'
export { VERSION } from './version'

/** Registers a widget. Its markers on the page are mounted by their strategy, later ones when they appear. */
export function defineWidget<Contract extends WidgetContract>(
  contract: Contract,
  load: () => Promise<WidgetComponent<WidgetProps<Contract>>>,
): void {
  register({
    name: contract.name,
    mount: contract.mount,
    load: async (): Promise<LoadedWidget> => ({ contract, component: await load() }),
  })
}

/**
 * Registers a widget whose contract is loaded together with its code, as bundles do. On a server it does nothing, so
 * that apps which render there can import widgets.
 */
export function register({ load, ...registration }: Registration): void {
  if (globalThis.document) {
    runtime().add({ ...registration, version: VERSION, load: async () => Promise.all([import('./mounting'), load()]) })
  }
}
