import type { WidgetContract, WidgetProps } from './contract'
import type { LoadedWidget, Registration, WidgetComponent } from './registry'
import { runtime } from './runtime'
import { VERSION } from './version'

export type { MountStrategy, WidgetContract, WidgetProps } from './contract'
export type { Failure, FailurePhase } from './island'
export type { LoadedWidget, Registration, WidgetComponent } from './registry'
export { onError } from './errors'
export { VERSION } from './version'

/** Registers a widget: its markers on the page mount now, later ones when they appear. */
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

/** The form that bundles use: code and contract of the widget arrive together, with the first marker. */
export function register({ name, mount, load }: Registration): void {
  runtime().add({ name, mount, version: VERSION, load: () => Promise.all([import('./mounting'), load()]) })
}
