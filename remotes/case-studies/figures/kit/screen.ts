/** The parts of a product's screens, in one import. */
export { Progress } from './charts';
export { Button, Chip, Field, Segments, Tick, Toggle } from './controls';
export { Device } from './Device';
export { Icon, type IconName } from './icons';
export { Avatar, Fact, IconTile, ListRow, Rule } from './lists';
export { ActionBar, Phone, PHONE_HEIGHT, PHONE_WIDTH, TabBar } from './Phone';
export { Window } from './Window';
