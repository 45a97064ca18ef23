import { Button, RedoIcon, TextField, UndoIcon } from '@portfolio/design';
import { useStore } from '@portfolio/kit';
import { StyledHint, useAnnounce } from '@portfolio/kit/demo';
import { useId, useRef, useState, type FormEvent } from 'react';
import { MAX_TEXT_CHARACTERS, type ClockRoom } from './clockRoom';
import { StyledAdd, StyledWall } from './clocks.styles';
import { describeChange } from './clockSet';
import { ZoneClock } from './ZoneClock';
import { listZones, toPlace } from './zoneNames';

/** The clocks of other places, and the field for adding one. */
export function ClockWall({ room }: { room: ClockRoom }) {
  const announce = useAnnounce();
  const listId = useId();
  const set = useStore(room, (state) => state.set);
  // Hundreds of options: only for a visitor who uses the field.
  const [zones, setZones] = useState<readonly string[]>([]);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const fieldRef = useRef<HTMLInputElement>(null);

  function handleAdd(event: FormEvent) {
    event.preventDefault();
    const result = room.add(text);
    if (!result.isAdded) {
      setError(result.reason);
      // A field that has the focus already is not read again.
      if (fieldRef.current === document.activeElement) announce(result.reason, 'problem');
      fieldRef.current?.focus();
      return;
    }
    setText('');
    setError(undefined);
    announce(`${toPlace(result.zone)} is on the wall.`);
  }

  function handleRemove(zone: string) {
    room.remove(zone);
    announce(`${toPlace(zone)} has been taken down. Undo puts it up again.`);
    // The button that had the focus is gone with its clock.
    fieldRef.current?.focus();
  }

  function step(move: () => void) {
    move();
    announce(describeChange(set.present, room.get().set.present));
  }

  return (
    <>
      <StyledWall role="list" aria-label="Clocks for other places">
        {set.present.zones.map((zone) => (
          <ZoneClock key={zone} room={room} zone={zone} onRemove={handleRemove} />
        ))}
      </StyledWall>
      <StyledAdd noValidate onSubmit={handleAdd}>
        <TextField
          ref={fieldRef}
          label="City or time zone"
          value={text}
          error={error}
          list={listId}
          maxLength={MAX_TEXT_CHARACTERS}
          autoComplete="off"
          spellCheck={false}
          onFocus={() => setZones((known) => (known.length > 0 ? known : listZones()))}
          onChange={(next) => {
            setText(next);
            setError(undefined);
          }}
        />
        <Button type="submit" category="border">
          Put up a clock
        </Button>
        <Button
          category="icon"
          icon={<UndoIcon />}
          aria-disabled={set.past.length === 0}
          onClick={() => step(room.undo)}
        >
          Undo
        </Button>
        <Button
          category="icon"
          icon={<RedoIcon />}
          aria-disabled={set.future.length === 0}
          onClick={() => step(room.redo)}
        >
          Redo
        </Button>
        <datalist id={listId}>
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {toPlace(zone)}
            </option>
          ))}
        </datalist>
      </StyledAdd>
      <StyledHint>Old names work too: Calcutta finds Kolkata, and Katmandu finds Kathmandu.</StyledHint>
    </>
  );
}
