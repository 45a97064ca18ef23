import type { DemoState } from './demoStates';

/** Where a demo gets a part of the browser from: the real one, or a simulation of it in a certain state. */
export interface SimulatedSource<State extends DemoState, Port> {
  /** Returns what to use now, or null where there is none. */
  find(): Port | null;
  /** Returns the state that is simulated, or null for the real one. */
  getState(): State | null;
  /** Makes `find` behave as in a state; null is the real one. Returns whether that is a change. */
  simulate(state: State | null): boolean;
}

/** How to get the real part of the browser and its simulations. */
export interface SimulatedSourceOptions<State extends DemoState, Port> {
  /** Returns the browser's own, or null where it has none. */
  findReal: () => Port | null;
  /** Returns a simulation, or undefined in states that the real one can show. */
  createSimulation: (state: State) => Port | undefined;
}

/** Creates a source that is real at first. In the state "unsupported" it finds nothing. */
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
