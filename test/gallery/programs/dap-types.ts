// The types of the generated package against those of `@vscode/debugprotocol`: what one side gives, the other takes. Only compiled.

import type { DebugProtocol } from "@vscode/debugprotocol";
import type * as dap from "@gallery/dap";

/** Compiles only if every `From` is a `To`. */
type Fits<From extends To, To> = From;

export type Requests = [
  Fits<dap.InitializeRequest, DebugProtocol.InitializeRequest>,
  Fits<dap.LaunchRequest, DebugProtocol.LaunchRequest>,
  Fits<dap.SetBreakpointsRequest, DebugProtocol.SetBreakpointsRequest>,
  Fits<dap.ConfigurationDoneRequest, DebugProtocol.ConfigurationDoneRequest>,
  Fits<dap.ThreadsRequest, DebugProtocol.ThreadsRequest>,
  Fits<dap.StackTraceRequest, DebugProtocol.StackTraceRequest>,
  Fits<dap.ContinueRequest, DebugProtocol.ContinueRequest>,
  Fits<dap.RunInTerminalRequest, DebugProtocol.RunInTerminalRequest>,
  Fits<dap.CancelRequest, DebugProtocol.CancelRequest>,
  Fits<dap.DisconnectRequest, DebugProtocol.DisconnectRequest>,
];

export type Events = [
  Fits<dap.InitializedEvent, DebugProtocol.InitializedEvent>,
  Fits<dap.StoppedEvent, DebugProtocol.StoppedEvent>,
  Fits<dap.OutputEvent, DebugProtocol.OutputEvent>,
  Fits<dap.TerminatedEvent, DebugProtocol.TerminatedEvent>,
  Fits<dap.ExitedEvent, DebugProtocol.ExitedEvent>,
];

export type Responses = [
  Fits<dap.InitializeResponse, DebugProtocol.InitializeResponse>,
  Fits<dap.SetBreakpointsResponse, DebugProtocol.SetBreakpointsResponse>,
  Fits<dap.ThreadsResponse, DebugProtocol.ThreadsResponse>,
  Fits<dap.StackTraceResponse, DebugProtocol.StackTraceResponse>,
  Fits<dap.ContinueResponse, DebugProtocol.ContinueResponse>,
  Fits<dap.RunInTerminalResponse, DebugProtocol.RunInTerminalResponse>,
];

/** What their types allow, ours take. Arguments and bodies, because their messages are not told apart by their tags. */
export type Bodies = [
  Fits<DebugProtocol.InitializeRequestArguments, dap.InitializeRequest["arguments"]>,
  Fits<DebugProtocol.SetBreakpointsArguments, dap.SetBreakpointsRequest["arguments"]>,
  Fits<DebugProtocol.StackTraceArguments, dap.StackTraceRequest["arguments"]>,
  Fits<DebugProtocol.Capabilities, dap.Capabilities>,
  Fits<DebugProtocol.StackFrame, dap.StackFrame>,
  Fits<DebugProtocol.Breakpoint, dap.Breakpoint>,
  Fits<DebugProtocol.Thread, dap.Thread>,
];
