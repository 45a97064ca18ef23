import type { DemoState } from './demoStates';

/** Provides a browser feature to a demo: the real one, or a simulation of it in a certain state. */
export interface SimulatedSource<State extends DemoState, Port> {
  /** Returns the feature to use now, or null if there is none. */
  find(): Port | null;
  /** Returns the simulated state, or null for the real one. */
  getState(): State | null;
  /** Makes `find` behave as in a state; null is the real one. Returns whether that changed anything. */
  simulate(state: State | null): boolean;
}

/** Ways to get the real feature and its simulations. */
export interface SimulatedSourceOptions<State extends DemoState, Port> {
  /** Returns the browser's own feature, or null if it has none. */
  findReal: () => Port | null;
  /** Returns a simulation, or undefined for states that the real feature can show. */
  createSimulation: (state: State) => Port | undefined;
}

/** Creates a source that starts with the real feature. In the state "unsupported" it finds nothing. */
export function createSimulatedSource<State extends DemoState, Port>({
  findReal,
  createSimulation,
}: SimulatedSourceOptions<State, Port>): SimulatedSource<State, Port> {
  let simulated: State | null = null;
  return {
    find() {
      if (simulated === null) return findReal();
      return simulated === 'unsupported' ? null : (createSimulation(simulated) ?? findReal());
    },
    getState: () => simulated,
    simulate(state) {
      const isChange = state !== simulated;
      simulated = state;
      return isChange;
    },
  };
}
