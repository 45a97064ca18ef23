import { definePart, Path } from '../kit/drawing';
import { View, type ViewProps } from './TownMap';

function Viaduct() {
  return (
    <>
      <Path d="M176 78h90v14h-90z" fill="second" />
      <Path d="M178 92h8v42h-8zM206 92h8v42h-8zM234 92h8v42h-8z" fill="second" />
      <Path d="M186 92v12a10 10 0 0 1 20 0v-12zM214 92v12a10 10 0 0 1 20 0v-12z" fill="second" />
      <Path d="M186 134v-24a10 10 0 0 1 20 0v24zM214 134v-24a10 10 0 0 1 20 0v24z" fill="accentWash" />
    </>
  );
}

/** Windows on a grid, as one path. */
function windows(left: number, top: number, columns: number, rows: number, step: number): string {
  return Array.from({ length: columns * rows }, (_, index) => {
    const x = left + (index % columns) * step;
    const y = top + Math.floor(index / columns) * 26;
    return `M${x} ${y}h10v15h-10z`;
  }).join('');
}

function Pharmacy() {
  return (
    <>
      <Path d="M96 40h56v104H96z" fill="card" line="lineStrong" />
      <Path d="M152 40l24 10v86l-24 8z" fill="sunken" line="lineStrong" />
      <Path d={windows(104, 50, 2, 2, 26)} fill="lineStrong" />
      <Path d="M96 106h56v8H96z" fill="success" />
      <Path d="M104 118h40v26h-40z" fill="accentWash" line="lineStrong" />
      <Path d="M145 76h8v8h8v8h-8v8h-8v-8h-8v-8h8z" fill="success" line="card" lineWidth={2} />
    </>
  );
}

/**
 * The five-way junction seen from High Row: two streets lead on, with a chemist between them and arches behind.
 * It is drawn on 320 by 260; a taller view shows more sky and ground. The walker's landmarks can be marked.
 */
export const JunctionScene = definePart<ViewProps & { isMarked?: boolean }>(
  ({ height }) => height,
  ({ isMarked, ...view }) => (
    <View {...view}>
      <Path d="M0-300h320v440H0z" fill="accentWash" />
      <Path d="M0 130h320v500H0z" fill="sunken" />
      <Viaduct />
      <Path d="M60 146L74 134h22l4 10zM176 136h66l-10 10h-80z" fill="screen" />
      <Path d="M60 146L96 144 152 144 232 146 320 190v440H0V186z" fill="screen" />
      <Path d="M150 150L60 460M184 150L300 460M200 148L520 460" line="line" lineWidth={2} />
      <Path d="M0-40h58l16 62v112L0 190z" fill="line" line="lineStrong" />
      <Path d={windows(10, 30, 2, 4, 26)} fill="lineStrong" />
      <Path d="M320-20h-62l-16 50v104l78 60z" fill="line" line="lineStrong" />
      <Path d={windows(268, 40, 2, 3, 26)} fill="lineStrong" />
      <Pharmacy />
      {isMarked ? <Path d="M92 34h88v114H92zM172 72h98v66h-98z" line="accent" lineWidth={3} /> : null}
    </View>
  ),
);
