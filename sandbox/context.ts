import type { Faults } from './control';
import type { Deliveries } from './deliveries';
import type { SandboxSettings } from './settings';
import type { SandboxState } from './state';

/** What every part of a running sandbox shares. */
export interface SandboxContext {
  settings: SandboxSettings;
  state: SandboxState;
  faults: Faults;
  deliveries: Deliveries;
}
