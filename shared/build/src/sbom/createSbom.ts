import fs from 'node:fs';
import path from 'node:path';
import { Factories, Builders } from '@cyclonedx/cyclonedx-library/Contrib/FromNodePackageJson';
import { Factories as LicenceFactories } from '@cyclonedx/cyclonedx-library/Contrib/License';
import { ComponentType, LifecyclePhase } from '@cyclonedx/cyclonedx-library/Enums';
import { Bom, type Component } from '@cyclonedx/cyclonedx-library/Models';
import { JSON as JsonFormat, JsonSerializer } from '@cyclonedx/cyclonedx-library/Serialize';
import { Spec1dot6 } from '@cyclonedx/cyclonedx-library/Spec';
import { PackageURL } from 'packageurl-js';
import parseExpression from 'spdx-expression-parse';

type Manifest = Parameters<InstanceType<typeof Builders.ComponentBuilder>['makeComponent']>[0];

/**
 * Writes the software bill of materials of a release, CycloneDX 1.6 as JSON: the packages whose code its builds contain.
 * It has no serial number, time or path, so that the same source gives the same bytes everywhere.
 *
 * @param dir - the remote's folder
 * @param version - of the release
 * @param folders - of the packages in it
 */
export function createSbom(dir: string, version: string, folders: Iterable<string>): Buffer {
  const builder = new Builders.ComponentBuilder(
    new Factories.ExternalReferenceFactory(),
    new LicenceFactories.LicenseFactory(parseExpression),
  );
  const read = (folder: string) =>
    JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest & { version: string };
  const bom = new Bom();
  bom.metadata.lifecycles.add(LifecyclePhase.Build);
  const own = builder.makeComponent({ ...read(dir), version }, ComponentType.Application);
  if (own !== undefined) bom.metadata.component = named(own);
  // One version of a package may be installed in two places.
  const components = new Map<string, Component>();
  for (const folder of folders) {
    const component =
      fs.realpathSync(folder) === fs.realpathSync(dir) ? undefined : builder.makeComponent(read(folder));
    if (component !== undefined) components.set(named(component).bomRef.value ?? '', component);
  }
  for (const component of components.values()) bom.components.add(component);
  const serializer = new JsonSerializer(new JsonFormat.Normalize.Factory(Spec1dot6));
  return Buffer.from(`${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`);
}

function named(component: Component): Component {
  const { group, name, version } = component;
  component.purl = new PackageURL('npm', group, name, version, undefined, undefined).toString();
  component.bomRef.value = component.purl;
  return component;
}
