import { Button, ContactIcon, SelectField, StopIcon } from '@portfolio/design';
import { copyText, useStore } from '@portfolio/kit';
import {
  ALL_STATES,
  DemoPanel,
  StateNotice,
  StateSwitch,
  StyledHint,
  StyledPanels,
  StyledStack,
  StyledToolbar,
  useAnnounce,
} from '@portfolio/kit/demo';
import { useEffect, useEffectEvent, useState } from 'react';
import { watchStored } from '../../portable/storedValue';
import { StyledDesk, StyledLanguage } from './DictationDesk.styles';
import { Hearing } from './Hearing';
import { LANGUAGES, findLanguage } from './languages';
import { ReplacementList } from './ReplacementList';
import { TextEditor } from './TextEditor';
import { TranscriptExport } from './TranscriptExport';
import { SPEECH_SETTINGS, type SpeechSettings } from './transcriptFile';
import { SCRIPT_NOTICES, SPEECH_NOTICES } from './trouble';
import { TypedPhrases } from './TypedPhrases';
import { useDictation } from './useDictation';
import { createWriter, type Outcome } from './writer';

const LANGUAGE_OPTIONS = LANGUAGES.map(({ code, label }) => ({ value: code as string, label }));

/** Speech recognition with an editor and exports. */
export function DictationDesk() {
  const announce = useAnnounce();
  const [writer] = useState(() => createWriter());
  const language = useStore(writer, (value) => value.settings.language);
  const { dictation, forced, force, actual, start, stop } = useDictation(language, (phrase) =>
    follow(writer.hear(phrase, false)),
  );
  const trouble = useStore(dictation, (value) => value.trouble);
  const isOn = actual === 'running' || actual === 'asking';

  useEffect(() => writer.load(), [writer]);
  const receive = useEffectEvent((settings: SpeechSettings) =>
    // A session cannot change its language.
    writer.receive(isOn ? { ...settings, language } : settings),
  );
  useEffect(() => watchStored(SPEECH_SETTINGS, (settings) => receive(settings)), []);

  async function copy() {
    if (await copyText(writer.get().history.present.text)) announce('The text is copied.');
    else announce('The browser refused the clipboard. Select the text and copy it, or export it.', 'problem');
  }

  function follow({ message, isProblem, pageTask }: Outcome) {
    if (pageTask === 'copy') {
      void copy();
      return;
    }
    if (pageTask === 'stop') {
      // Stopping also removes the notice of a refused microphone, which still applies.
      if (!isOn) {
        announce('Nothing is listening.', 'problem');
        return;
      }
      stop();
    }
    announce(message, isProblem ? 'problem' : 'done');
  }

  function handleLanguage(next: string) {
    writer.changeSettings({ language: next });
    // A session cannot change its language: it ends, and the visitor starts a new one.
    if (!isOn) return;
    stop();
    announce(`Listening has stopped. Start again to dictate in ${findLanguage(next)?.label}.`);
  }

  return (
    <StyledStack data-gap="6">
      <DemoPanel title="Dictation" needsScript>
        <StateNotice
          state={forced ?? actual}
          notices={forced === 'running' ? SCRIPT_NOTICES : SPEECH_NOTICES}
          problem={trouble}
          actions={{
            asking: [{ label: 'Never mind', onClick: stop }],
            running: [],
            problem: [
              { label: 'Start again', onClick: start },
              { label: 'Use a script instead', onClick: () => force('running') },
            ],
          }}
        />
        <StyledDesk>
          <StyledStack data-gap="5">
            <StyledToolbar data-align="end">
              <Button icon={isOn ? <StopIcon /> : <ContactIcon />} onClick={isOn ? stop : start}>
                {isOn ? 'Stop listening' : 'Start listening'}
              </Button>
              <StyledLanguage>
                <SelectField
                  label="Language"
                  value={language}
                  options={LANGUAGE_OPTIONS}
                  onChange={handleLanguage}
                />
              </StyledLanguage>
            </StyledToolbar>
            <StyledHint>
              Most browsers send what they hear to their maker’s service, which turns it into words. This page
              receives only the words; it sends them nowhere and does not keep them after you leave.
            </StyledHint>
            <Hearing dictation={dictation} />
          </StyledStack>
          <TextEditor writer={writer} onRun={(command) => follow(writer.run(command))} />
        </StyledDesk>
        <StateSwitch
          states={ALL_STATES}
          forced={forced}
          onForce={force}
          actual={forced === null ? actual : null}
        />
      </DemoPanel>
      <StyledPanels data-min-rem="24">
        <StyledStack data-gap="6">
          <DemoPanel title="Type it instead" needsScript>
            <TypedPhrases
              onPhrase={(phrase) => follow(writer.hear(phrase, true))}
              onRun={(command) => follow(writer.run(command))}
            />
          </DemoPanel>
          <DemoPanel title="Take the text with you" needsScript>
            <TranscriptExport writer={writer} />
          </DemoPanel>
        </StyledStack>
        <DemoPanel title="Words that are replaced" needsScript>
          <ReplacementList writer={writer} />
        </DemoPanel>
      </StyledPanels>
    </StyledStack>
  );
}
