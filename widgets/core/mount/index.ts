import type { WidgetContract, WidgetProps } from './contract'
import type { LoadedWidget, Registration, WidgetComponent } from './registry'
import { mountInto } from './renderer'

export type { MountStrategy, WidgetContract, WidgetProps } from './contract'
export type { LoadedWidget, Registration, WidgetComponent } from './registry'
export { VERSION } from './stamp'

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
export function register(registration: Registration): void {
  for (const host of document.querySelectorAll<HTMLElement>(`[data-widget="${registration.name}"]`)) {
    void mountOne(host, registration)
  }
}

async function mountOne(host: HTMLElement, registration: Registration): Promise<void> {
  const { contract, component } = await registration.load()
  const json = host.querySelector(':scope > script[type="application/json"]')?.textContent
  mountInto(host, component, contract.parse({ attributes: host.dataset, json }))
}
