import type { Faults } from './control';
import type { Deliveries } from './deliveries';
import type { SandboxSettings } from './settings';
import type { SandboxState } from './state';

/** State and settings that all modules of a running sandbox share. */
export interface SandboxContext {
  settings: SandboxSettings;
  state: SandboxState;
  faults: Faults;
  deliveries: Deliveries;
}
