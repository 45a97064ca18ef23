import { SiteError } from '@portfolio/contract';
import {
  Artboard,
  Button,
  type FieldOption,
  SelectField,
  TextField,
  VisuallyHidden,
} from '@portfolio/design';
import { type SyntheticEvent, useState } from 'react';
import type { ComposedRemote } from '../composition/compositionFacts';
import { StyledForm, StyledQuiet, StyledRow } from './CompositionView.styles';
import { parseDevServerUrl } from './devServerUrl';
import type { ComposedSite } from './loadComposition';
import { type ActiveOverride, type Override, resolveOverride } from './override';

interface RemoteChoiceProps {
  site: ComposedSite;
  remote: ComposedRemote;
  /** The override of this remote in this browser. */
  current: ActiveOverride | undefined;
  onChoose: (override: ActiveOverride) => void;
  onClear: () => void;
}

/** Option value for a dev server; all others are versions. */
const DEV_SERVER = 'dev-server';

/** Chooses what this browser uses for one remote: a release, or a dev server on this machine. */
export function RemoteChoice({ site, remote, current, onChoose, onClear }: RemoteChoiceProps) {
  const { facts, canUseDevServers } = site;
  const pinnedVersion = facts.pins.remotes[remote.id]?.version ?? '';
  const [choice, setChoice] = useState(current === undefined ? pinnedVersion : toChoice(current.override));
  const [address, setAddress] = useState(toAddress(current?.override));
  const [error, setError] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const isDevServer = choice === DEV_SERVER;
  // The field of the address shows its error itself, but the focus need not move to it.
  const Reason = isDevServer ? VisuallyHidden : StyledQuiet;

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (choice === pinnedVersion) {
      onClear();
      return;
    }
    try {
      const override: Override = isDevServer
        ? { kind: 'dev-server', origin: parseDevServerUrl(address) }
        : { kind: 'release', version: choice };
      const resolved = resolveOverride(facts, remote.id, override);
      if (typeof resolved === 'string') setError(`That cannot be used: ${resolved}.`);
      else onChoose(resolved);
    } catch (thrown) {
      if (!(thrown instanceof SiteError)) throw thrown;
      setError(thrown.message);
    }
  }

  return (
    <li>
      <Artboard label={`pinned: ${pinnedVersion}${current === undefined ? '' : ', not used here'}`}>
        <StyledForm noValidate onSubmit={handleSubmit}>
          <SelectField
            label={`Release of ${remote.id}`}
            options={listOptions(site, remote)}
            value={choice}
            onChange={(value) => {
              setChoice(value);
              setError(undefined);
            }}
          />
          {isDevServer && canUseDevServers && (
            <TextField
              label="Address of the dev server"
              hint="As “npm run dev” prints it. Its scripts are not verified."
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              value={address}
              error={error}
              onChange={setAddress}
            />
          )}
          {isDevServer && !canUseDevServers && (
            <StyledQuiet role="status">
              The server of this site tells browsers to run no script of another origin and none without a
              hash, so a dev server cannot be loaded here. Compose the site on your machine and start it with{' '}
              <code>PORTFOLIO_DEV_OVERRIDES=1 npm run serve</code>.
            </StyledQuiet>
          )}
          {error !== undefined && (
            <Reason key={attempt} role="alert">
              {error}
            </Reason>
          )}
          <StyledRow>
            <Button type="submit" category="border-sm" aria-disabled={isDevServer && !canUseDevServers}>
              Use in this browser
            </Button>
            {current !== undefined && (
              <Button category="small" onClick={onClear}>
                Back to the pinned release
              </Button>
            )}
          </StyledRow>
        </StyledForm>
      </Artboard>
    </li>
  );
}

function listOptions({ facts }: ComposedSite, { id, releases }: ComposedRemote): FieldOption<string>[] {
  const pin = facts.pins.remotes[id];
  const toNote = (version: string) => {
    if (version === pin?.version) return ', pinned';
    return version === pin?.previous?.version ? ', pinned before' : '';
  };
  return [
    ...releases.map(({ version }) => ({ value: version, label: version + toNote(version) })),
    { value: DEV_SERVER, label: 'a dev server on this machine' },
  ];
}

function toChoice(override: Override): string {
  return override.kind === 'release' ? override.version : DEV_SERVER;
}

function toAddress(override: Override | undefined): string {
  return override?.kind === 'dev-server' ? override.origin : 'http://localhost:';
}
