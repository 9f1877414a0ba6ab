import workerUrl from '../answering/worker.ts?worker&url';

/** The scripts that are started by their address: the worker that thinks, measures and reviews, and the one that keeps the program. */
export type Script = 'worker' | 'service-worker';

const ADDRESSES: Readonly<Record<Script, string>> = {
  worker: workerUrl,
  'service-worker': './service-worker.js',
};

const addressOf = (script: Script): string => ADDRESSES[script];

/** As much of Trusted Types as is needed here; a trusted address is none for the language, but it serves as one. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(script: Script): string },
  ): { createScriptURL(script: Script): URL };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** The one policy that the page allows (vite.config.ts). It is given a name and trusts our own addresses alone. */
const policy = trustedTypes?.createPolicy('deltavee-worker', { createScriptURL: addressOf });

/** The address of a script as the browser wants it. */
export const scriptAddress = (script: Script): string | URL => policy?.createScriptURL(script) ?? addressOf(script);
