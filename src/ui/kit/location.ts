/** The one place that reads and writes `location.hash`. */

import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type Address, type PageAddress, parseAddress, printAddress } from './address.ts';

/** Whether nothing says which page is wanted: then the program chooses one. */
export const isWithoutAddress = (): boolean => location.hash === '';

/** Marks the entries of the browser's history that have been here before. */
const SEEN = 'seen';

const here = createStore<Address>(() => parseAddress(location.hash));

const same = (one: Address, other: Address): boolean => printAddress(one) === printAddress(other);

/** A place that stays open stays the same object: one who waits for another one compares no more than that. */
function open({ place, rules }: Address): void {
  const before = here.getState();
  const stays = same({ place, rules: null }, { place: before.place, rules: null });
  if (!stays || rules !== before.rules) here.setState({ place: stays ? before.place : place, rules });
}

/**
 * A link leads to a place of the handbook alone, `#/rules/8.4`: it opens beside what is open already. Back and Forward lead
 * to what was open then, and nothing else.
 */
function arrive(): void {
  const asked = parseAddress(location.hash);
  const isLink = history.state !== SEEN && asked.place.at === 'start' && asked.rules !== null;
  const address = isLink ? { ...asked, place: here.getState().place } : asked;
  history.replaceState(SEEN, '', printAddress(address));
  open(address);
}

window.addEventListener('hashchange', arrive);

/** The address that is open now. */
export const addressNow = here.getState;

/** Calls back after every change of the address, no matter who made it. */
export const onAddress = here.subscribe;

export const useAddress = (): Address => useStore(here);

/** Opens an address: as a new entry of the browser's history, or in place of the present one. */
export function goTo(address: Address, how: 'push' | 'replace' = 'push'): void {
  if (how === 'replace') history.replaceState(SEEN, '', printAddress(address));
  else if (!same(address, here.getState())) history.pushState(SEEN, '', printAddress(address));
  open(address);
}

/** Opens a page with the handbook closed. */
export const goToPlace = (place: PageAddress, how?: 'push' | 'replace'): void => goTo({ place, rules: null }, how);

/** Opens the handbook over what is open, or closes it with null. */
export const goToRules = (rules: string | null, how?: 'push' | 'replace'): void =>
  goTo({ ...here.getState(), rules }, how);
