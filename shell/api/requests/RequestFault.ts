import { SiteError } from '@portfolio/contract';

/** Faults of single fields, by the field's name. */
export type FieldFaults = Readonly<Record<string, string>>;

interface FaultDetails {
  fields?: FieldFaults;
  retryAfterSeconds?: number;
}

/** The reason for refusing a request. Its message is shown to the visitor. */
export class RequestFault extends SiteError {
  override name = 'RequestFault';
  readonly status: number;
  readonly details: FaultDetails;

  constructor(status: number, code: string, message: string, details: FaultDetails = {}) {
    super(message, code);
    this.status = status;
    this.details = details;
  }
}
